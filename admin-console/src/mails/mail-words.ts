import type { MailStatus } from 'shared-api/contract'

const MAIL_COLOURS: Record<MailStatus['state'], string> = {
  waiting: 'yellow',
  sending: 'peacock',
  sent: 'green',
  failed: 'red',
  held: 'red',
}
export const AUDIENCES: Record<MailStatus['audience'], string> = {
  desk: 'Desk',
  visitor: 'Visitor',
  driver: 'Driver',
  'form-service': 'Form service',
}
const CHANNELS: Record<MailStatus['channel'], string> = {
  mail: 'mail',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  hand: 'WhatsApp, by hand',
}

type Mail = Pick<MailStatus, 'state' | 'channel'>

/** Whether the desk may send it itself: it is to, or the provider did not. */
export const isByHand = ({ state, channel }: Mail) =>
  channel === 'hand' || (channel !== 'mail' && (state === 'failed' || state === 'held'))

const isToSend = ({ state, channel }: Mail) => channel === 'hand' && state === 'held'
export const stateText = (mail: Mail) => (isToSend(mail) ? 'to send' : mail.state)
export const stateColour = (mail: Mail) => (isToSend(mail) ? 'yellow' : MAIL_COLOURS[mail.state])

/** 'Visitor, assigned, by SMS' */
export const aboutText = ({ audience, event, channel }: MailStatus) =>
  [AUDIENCES[audience], event, channel !== 'mail' && `by ${CHANNELS[channel]}`].filter(Boolean).join(', ')
