import type { MailStatus } from 'shared-api/contract'
import { grouped } from 'shared-api/grouped'
import { commonTexts } from '../texts/common.ts'

const MAIL_COLOURS: Record<MailStatus['state'], string> = {
  waiting: 'yellow',
  sending: 'peacock',
  sent: 'green',
  failed: 'red',
  held: 'red',
}

type Mail = Pick<MailStatus, 'state' | 'channel'>

/** Whether the desk may send it itself: it is to, or the provider did not. */
export const isByHand = ({ state, channel }: Mail) =>
  channel === 'hand' || (channel !== 'mail' && (state === 'failed' || state === 'held'))

const isToSend = ({ state, channel }: Mail) => channel === 'hand' && state === 'held'
export const stateText = (mail: Mail) => commonTexts().mails.states[isToSend(mail) ? 'toSend' : mail.state]
export const stateColour = (mail: Mail) => (isToSend(mail) ? 'yellow' : MAIL_COLOURS[mail.state])

/** 'Visitor, assigned, by SMS' */
export function aboutText({ audience, event, channel }: MailStatus): string {
  const { audiences, events, by } = commonTexts().mails
  return [audiences[audience], event && events[event], channel !== 'mail' && by[channel]].filter(Boolean).join(', ')
}

/** How many messages stand how: '7 sent, 1 failed'; '' without any. */
export const countsText = (mails: readonly Mail[]): string =>
  [...grouped(mails, stateText)]
    .map(([state, { length: count }]) => commonTexts().mails.count({ count, state }))
    .join(', ')
