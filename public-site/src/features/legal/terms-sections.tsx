import type { ReactNode } from 'react'
import type { Company } from 'shared-api/contract'
import { formatPaise, PAISE_PER_KM } from 'shared-api/pricing'
import { Text } from 'shared-ui'
import { PhoneLink } from '../../components/contact-link.tsx'
import { termsTexts } from '../../texts/terms.ts'
import { Bullets } from './bullets.tsx'
import type { LegalSection } from './legal-article.tsx'
import { Paragraphs } from './paragraphs.tsx'

/** The terms of hire (docs/product.md, Terms and privacy). */
export function termsSections({ name, phones }: Company): LegalSection[] {
  const t = termsTexts()
  const { titles } = t
  return [
    { id: 'booking', title: titles.booking, body: <Paragraphs texts={t.booking(name)} /> },
    { id: 'payment', title: titles.payment, body: <Paragraphs texts={t.payment} /> },
    { id: 'estimate', title: titles.estimate, body: <Paragraphs texts={t.estimate(formatPaise(PAISE_PER_KM))} /> },
    { id: 'not-included', title: titles.notIncluded, body: <NotIncluded /> },
    { id: 'day-and-night', title: titles.dayAndNight, body: <Paragraphs texts={t.dayAndNight} /> },
    { id: 'hill-stations', title: titles.hillStations, body: <Paragraphs texts={t.hillStations} /> },
    { id: 'cancellation', title: titles.cancellation, body: <ByPhone texts={t.cancellation} phones={phones} /> },
    { id: 'complaints', title: titles.complaints, body: <ByPhone texts={t.complaints} phones={phones} /> },
  ]
}

const NotIncluded = () => (
  <>
    <Text>{termsTexts().notIncluded}</Text>
    <Bullets texts={termsTexts().fees} />
  </>
)

const ByPhone = ({ texts, phones }: { texts: ReactNode[]; phones: string[] }) => (
  <>
    <Paragraphs texts={texts} />
    <PhoneList phones={phones} />
  </>
)

const PhoneList = ({ phones }: { phones: string[] }) => (
  <ul aria-label={termsTexts().phones}>
    {phones.map((phone) => (
      <li key={phone}>
        <PhoneLink phone={phone} />
      </li>
    ))}
  </ul>
)
