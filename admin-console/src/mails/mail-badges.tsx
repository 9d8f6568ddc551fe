import type { MailStatus } from 'shared-api/contract'
import { grouped } from 'shared-api/grouped'
import { Badge, Stack } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'
import { stateColour, stateText } from './mail-words.ts'

/**
 * The state of each mail, in a table's row; those of one state together. One that waits for its first try is about to go out, or
 * there is no mail server, which the desk's first page says.
 */
export function MailBadges({ mails }: { mails: MailStatus[] }) {
  const texts = commonTexts().mails
  if (mails.length === 0) return texts.none
  const worthSaying = mails.filter(({ state, attempts }) => state !== 'waiting' || attempts > 0)
  // A card of a phone leaves out a cell with nothing in it.
  if (worthSaying.length === 0) return null
  const groups = grouped(worthSaying, (mail) =>
    texts.ofState({ audience: texts.audiences[mail.audience], state: stateText(mail) }),
  )
  return (
    <Stack gap={4} align="flex-start">
      {[...groups].map(([text, [first, ...more]]) => (
        <Badge key={text} color={first && stateColour(first)}>
          {more.length > 0 ? `${text} (${more.length + 1})` : text}
        </Badge>
      ))}
    </Stack>
  )
}
