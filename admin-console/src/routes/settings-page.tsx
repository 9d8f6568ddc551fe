import { useSearchParams } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { OwnersOnly } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { CompanyPart } from '../features/settings/company-part.tsx'
import { LookPart } from '../features/settings/look-part.tsx'
import { MailPart } from '../features/settings/mail-part.tsx'
import { MoneyPart } from '../features/settings/money-part.tsx'
import { OfficePart } from '../features/settings/office-part.tsx'
import { PartLinks, type PartName, partOf } from '../features/settings/parts.tsx'
import { QuestionsPart } from '../features/settings/questions-part.tsx'
import { SettingsHistory } from '../features/settings/settings-history.tsx'
import { TextsPart } from '../features/settings/texts-part.tsx'
import { type SettingsVersion, useSettings } from '../features/settings/use-settings.ts'
import { settingsTexts } from '../texts/settings.ts'

/** /admin/settings: what the site, messages and papers say of the company, and how they look. */
export default function SettingsPage() {
  const texts = settingsTexts()
  return (
    <Page title={texts.title} description={texts.description}>
      <OwnersOnly>
        <SettingsParts />
      </OwnersOnly>
    </Page>
  )
}

function SettingsParts() {
  const [params] = useSearchParams()
  const current = partOf(params.get('part'))
  return (
    <>
      <PartLinks current={current} />
      {/* Each part begins with the settings as they are now. */}
      <CurrentPart key={current} name={current} />
    </>
  )
}

function CurrentPart({ name }: { name: PartName }) {
  const query = useSettings()
  const reload = () => void query.mutate()
  if (name === 'history') return <SettingsHistory onRestored={reload} />
  return (
    <Loaded query={query} what={settingsTexts().what}>
      {(version) => <PartOf name={name} version={version} onChanged={reload} />}
    </Loaded>
  )
}

type Props = { name: Exclude<PartName, 'history'>; version: SettingsVersion; onChanged: () => void }

function PartOf({ name, version, onChanged }: Props) {
  switch (name) {
    case 'company':
      return <CompanyPart version={version} />
    case 'office':
      return <OfficePart version={version} />
    case 'money':
      return <MoneyPart version={version} />
    case 'mail':
      return <MailPart version={version} />
    case 'look':
      return <LookPart version={version} onChanged={onChanged} />
    case 'texts':
      return <TextsPart version={version} />
    case 'questions':
      return <QuestionsPart version={version} />
  }
}
