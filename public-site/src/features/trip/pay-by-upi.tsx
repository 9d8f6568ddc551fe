import type { ReactNode } from 'react'
import type { UpiReply } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Button, Text, useShell } from 'shared-ui'
import { useCompany } from '../../lib/queries.ts'
import { tripTexts } from '../../texts/trip.ts'
import classes from './trip.module.css'

type Props = { code: UpiReply; upiId: string; children: ReactNode }

/** What a UPI app asks for, and the code that fills it in. No link that opens the app: banks refuse those for a person's account. */
export function PayByUpi({ code: { qr, amount }, upiId, children }: Props) {
  const t = tripTexts().payment
  const payee = useCompany().data?.name ?? ''
  return (
    <>
      <dl className={classes.facts}>
        <dt>{t.payee}</dt>
        <dd>{payee}</dd>
        <dt>{t.upiId}</dt>
        <dd>
          {upiId} <CopyButton what={t.upiId} text={upiId} />
        </dd>
        <dt>{t.amount}</dt>
        <dd>
          <span className={classes.due}>{rupeesText(amount)}</span> <CopyButton what={t.amount} text={String(amount)} />
        </dd>
      </dl>
      <Text my="md">{t.scan}</Text>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t.code({ amount: rupeesText(amount) })}
        width={240}
        height={240}
      />
      {children}
    </>
  )
}

/** Nothing without a clipboard, as on a page without https: the text stands beside it. */
function CopyButton({ what, text }: { what: string; text: string }) {
  const { notify } = useShell()
  const t = tripTexts().payment
  if (!navigator.clipboard) return null
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify({ kind: 'success', message: t.copied })
  }
  return (
    <Button variant="light" size="compact-md" onClick={copy}>
      {t.copy({ what })}
    </Button>
  )
}
