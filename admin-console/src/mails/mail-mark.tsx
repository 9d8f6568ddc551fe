import type { MailStatus } from 'shared-api/contract'
import { Badge, Link } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'
import { countsText, stateColour, stateText } from './mail-words.ts'

/** From what a person must look at to what is done. */
const ORDER: MailStatus['state'][] = ['failed', 'held', 'sending', 'waiting', 'sent']

type Props = { mails: MailStatus[]; href: string }

/**
 * How the messages of a record stand, as one mark that leads to them: the state that needs a person most. One that waits for its
 * first try is about to go out, or there is no mail server, which the desk's first page says.
 */
export function MailMark({ mails, href }: Props) {
  const texts = commonTexts().mails
  if (mails.length === 0) return texts.none
  const worthSaying = mails.filter(({ state, attempts }) => state !== 'waiting' || attempts > 0)
  const [first] = worthSaying.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
  // A card of a phone leaves out a cell with nothing in it.
  if (!first) return null
  const counts = countsText(worthSaying)
  return (
    <Badge
      component={Link}
      to={href}
      color={stateColour(first)}
      variant={first.state === 'sent' ? 'transparent' : 'light'}
      aria-label={texts.marked({ title: texts.title, counts })}
      title={counts}
      style={{ cursor: 'pointer' }}
    >
      {stateText(first)}
    </Badge>
  )
}
