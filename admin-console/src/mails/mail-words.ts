import type { MailStatus } from 'shared-api/contract'

export const MAIL_COLOURS: Record<MailStatus['state'], string> = {
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
