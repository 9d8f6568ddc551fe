import { useState } from 'react'
import { Page } from '../components/page.tsx'
import { CreditNoteDialog } from '../features/bookings/credit-note-dialog.tsx'
import { DocumentList } from '../features/documents/document-list.tsx'
import { documentsTexts } from '../texts/documents.ts'

/** /documents: every document of all trips, to open, send and take back. */
export default function DocumentsPage() {
  const [asked, setAsked] = useState<{ number: string; done: () => void } | null>(null)
  const texts = documentsTexts()
  return (
    <Page title={texts.title} description={texts.description}>
      <DocumentList onCredit={(number, done) => setAsked({ number, done })} />
      <CreditNoteDialog number={asked?.number ?? null} onClose={() => setAsked(null)} onIssued={() => asked?.done()} />
    </Page>
  )
}
