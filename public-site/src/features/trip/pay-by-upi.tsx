import type { ReactNode } from 'react'
import type { UpiReply } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Button, Text, useShell } from 'shared-ui'
import { useCompany } from '../../lib/queries.ts'
import { tripTexts } from '../../texts/trip.ts'
import classes from './trip.module.css'

type Props = { code: UpiReply; upiId: string; children: ReactNode }

/**
 * What a UPI app asks for, and the code that fills it in; the amount stays in sight. A link that opens an app is there for a
 * merchant's id alone: banks refuse it for a person's account.
 */
export function PayByUpi({ code: { uri, qr, amount }, upiId, children }: Props) {
  const t = tripTexts().payment
  const company = useCompany().data
  const sum = rupeesText(amount)
  return (
    <div className={classes.paying}>
      <p className={classes.dueBar}>
        {t.amount}: <strong className={classes.due}>{sum}</strong> <CopyButton what={t.amount} text={String(amount)} />
      </p>
      {company?.upiMerchant && (
        <Button component="a" href={uri} className={classes.app}>
          {t.app({ amount: sum })}
        </Button>
      )}
      <dl className={classes.facts}>
        <dt>{t.payee}</dt>
        <dd>{company?.name}</dd>
        <dt>{t.upiId}</dt>
        <dd>
          {upiId} <CopyButton what={t.upiId} text={upiId} />
        </dd>
      </dl>
      <Text>{t.scan}</Text>
      <img src={pictureOf(qr)} alt={t.code({ amount: sum })} width={240} height={240} />
      <Button variant="default" onClick={() => void saveCode(qr)}>
        {t.saveCode}
      </Button>
      {children}
    </div>
  )
}

const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Side of the saved picture in px: sharp enough for any app. */
const SIDE = 960

/** Saves the code as a PNG: UPI apps open no SVG. */
async function saveCode(svg: string) {
  const image = new Image(SIDE, SIDE)
  image.src = pictureOf(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE, SIDE)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = 'upi.png'
  link.click()
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
