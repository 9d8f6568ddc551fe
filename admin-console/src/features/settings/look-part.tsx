import { BUILT_IN } from 'shared-api/colours'
import { Button, Group, SimpleGrid, Stack, TextInput } from 'shared-ui'
import { ColourPreview } from './colour-preview.tsx'
import { asText, type Part } from './part.ts'
import { PartForm } from './part-form.tsx'
import { SettingsPicture } from './settings-picture.tsx'
import type { SettingsVersion } from './use-settings.ts'

type Values = { colours: { brand: string; brandDark: string; accent: string } }

const LABELS = { brand: 'Colour on light ground', brandDark: 'Colour on dark ground', accent: 'Call to action' }
const isBuiltIn = ({ brand, brandDark, accent }: Values['colours']) =>
  brand === BUILT_IN.brand && brandDark === BUILT_IN.brandDark && accent === BUILT_IN.accent

const part: Part<Values> = {
  valuesOf: ({ colours }) => ({ colours: colours ?? { ...BUILT_IN } }),
  editOf: ({ colours }) => ({ colours: isBuiltIn(colours) ? null : colours }),
  words: { colours: { label: 'Colours', text: asText } },
  labels: LABELS,
}

type Props = { version: SettingsVersion; onChanged: () => void }

/** Colours with a preview, logo and picture of the home page. */
export const LookPart = ({ version, onChanged }: Props) => (
  <Stack gap="xl">
    <PartForm part={part} version={version}>
      {(form) => (
        <>
          <SimpleGrid cols={{ base: 1, xs: 3 }}>
            {Object.entries(LABELS).map(([name, label]) => (
              <TextInput key={name} label={label} type="color" {...form.getInputProps(`colours.${name}`)} />
            ))}
          </SimpleGrid>
          <ColourPreview colours={form.values.colours} />
          <Group>
            <Button size="sm" variant="default" onClick={() => form.setFieldValue('colours', { ...BUILT_IN } as never)}>
              Take the built-in colours
            </Button>
          </Group>
        </>
      )}
    </PartForm>
    <SettingsPicture
      which="logo"
      title="Logo"
      what="In place of the mark and the name at the top of each page; a wide one, with a transparent ground"
      version={version}
      onChanged={onChanged}
    />
    <SettingsPicture
      which="hero"
      title="Picture of the home page"
      what="In place of the drawing; cut to 3:2"
      version={version}
      onChanged={onChanged}
    />
  </Stack>
)
