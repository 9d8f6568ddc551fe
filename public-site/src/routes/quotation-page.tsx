import type { OfferReply } from 'shared-api/contract'
import { Button, Link, Text, Title, useParams } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { paths } from '../config/paths.ts'
import { QuotationView } from '../features/quotation/quotation-view.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useOffer } from '../lib/queries.ts'
import { headsTexts } from '../texts/heads.ts'
import { quotationTexts } from '../texts/quotation.ts'

/** What the desk offers for an enquiry, by the link of its mail (/quotation/{token}). */
export default function QuotationPage() {
  const { token = '' } = useParams()
  const offer = useOffer(token)
  const t = quotationTexts()
  return (
    <>
      {/* The page's own address is a secret. */}
      <PageHead {...headsTexts().quotation} path={paths.contact.href()} noIndex />
      <PageBanner title={t.title} lead={t.lead} />
      <Section>
        <Loaded query={offer} what={t.what}>
          {(data) =>
            data?.offer ? (
              <QuotationView
                offer={data.offer}
                booking={data.booking}
                token={token}
                onReply={offer.set}
                onFailure={offer.retry}
              />
            ) : (
              <Over over={data?.over ?? null} />
            )
          }
        </Loaded>
      </Section>
    </>
  )
}

const Over = ({ over }: { over: OfferReply['over'] }) => {
  const t = quotationTexts()
  const { title, text } = t[over ?? 'dead']
  return (
    <>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text mb="lg">{text}</Text>
      <Button component={Link} to={paths.contact.href()}>
        {t.contact}
      </Button>
    </>
  )
}
