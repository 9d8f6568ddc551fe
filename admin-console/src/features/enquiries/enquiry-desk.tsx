import { patchEnquiry } from 'shared-api/client'
import type { Enquiry } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { LANGUAGES } from 'shared-api/languages'
import { Button, Link, SimpleGrid, Stack } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { ContactLinks } from '../../components/contact-links.tsx'
import { Facts } from '../../components/facts.tsx'
import type { RecordDesk } from '../../components/record-page.tsx'
import { dayText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { paths } from '../../config/paths.ts'
import { NoteEditor } from '../../editing/note-editor.tsx'
import { MailCard } from '../../mails/mail-card.tsx'
import { commonTexts } from '../../texts/common.ts'
import { enquiriesTexts } from '../../texts/enquiries.ts'
import { languageOfEnquiry, mailSubject } from './answer-values.ts'
import { AnswersCard } from './answers-card.tsx'
import { EnquiryStatus, type EnquiryVersion } from './enquiry-status.tsx'
import { QuotationsCard } from './quotations-card.tsx'
import { readEnquiry } from './use-enquiries.ts'

const noteOf = ({ reply, etag }: EnquiryVersion) => ({ values: { note: reply.enquiry.note }, etag })

/** One enquiry, and the desk's actions. */
export function EnquiryDesk({ version, onChanged, onStale }: RecordDesk<EnquiryVersion>) {
  const { enquiry } = version.reply

  const saveNote = async (note: string, ifMatch: string | null) => {
    const saved = await staffCall((client) => patchEnquiry(client, enquiry._id, { note }, { ifMatch }))
    onChanged(saved)
    return noteOf(saved)
  }

  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
      <Stack>
        <EnquiryFacts enquiry={enquiry} />
        <AnswersCard version={version} onChanged={onChanged} />
      </Stack>
      <Stack>
        <EnquiryStatus version={version} onChanged={onChanged} />
        <QuotationsCard enquiry={enquiry} onStale={onStale} />
        <TitledCard title={commonTexts().forms.notes.title} screenOnly>
          <NoteEditor
            version={noteOf(version)}
            read={async () => noteOf(await readEnquiry(enquiry._id))}
            send={saveNote}
          />
        </TitledCard>
        <MailCard mails={enquiry.mails} onRetried={onStale} />
      </Stack>
    </SimpleGrid>
  )
}

function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { kinds, one: texts } = enquiriesTexts()
  const { facts } = texts
  return (
    <TitledCard title={kinds[enquiry.kind]}>
      <Facts
        facts={[
          [facts.reference, enquiry.reference],
          [facts.name, enquiry.name],
          [facts.phone, formatPhone(enquiry.phone)],
          [facts.mail, enquiry.email],
          [facts.language, LANGUAGES[languageOfEnquiry(enquiry)].name],
          [facts.package, enquiry.tourName],
          [facts.category, enquiry.category && texts.categories[enquiry.category]],
          [facts.services, enquiry.services],
          [facts.start, enquiry.travelDate && dayText(enquiry.travelDate)],
          [facts.persons, enquiry.numberOfPersons],
          [facts.places, enquiry.visitingPlaces],
          [facts.message, enquiry.message],
        ]}
      />
      <ContactLinks phone={enquiry.phone} email={enquiry.email} subject={mailSubject(enquiry)} />
      <Button component={Link} to={paths.createBooking.href({ enquiry: enquiry._id })} mt="md">
        {texts.book}
      </Button>
    </TitledCard>
  )
}
