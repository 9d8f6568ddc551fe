import { BUILT_IN } from 'shared-api/colours'
import { Button, Group, SimpleGrid, Stack, TextInput } from 'shared-ui'
import { settingsTexts } from '../../texts/settings.ts'
import { ColourPreview } from './colour-preview.tsx'
import type { Part } from './part.ts'
import { PartForm } from './part-form.tsx'
import { SettingsPicture } from './settings-picture.tsx'
import type { SettingsVersion } from './use-settings.ts'

type Values = { colours: { brand: string; brandDark: string; accent: string } }

const COLOURS = ['brand', 'brandDark', 'accent'] as const
const isBuiltIn = ({ brand, brandDark, accent }: Values['colours']) =>
  brand === BUILT_IN.brand && brandDark === BUILT_IN.brandDark && accent === BUILT_IN.accent

const partIn = ({ fields }: ReturnType<typeof settingsTexts>): Part<Values> => ({
  valuesOf: ({ colours }) => ({ colours: colours ?? { ...BUILT_IN } }),
  editOf: ({ colours }) => ({ colours: isBuiltIn(colours) ? null : colours }),
  labels: fields,
})

type Props = { version: SettingsVersion; onChanged: () => void }

/** Colours with a preview, logo, and pictures of the home page and the office. */
export function LookPart({ version, onChanged }: Props) {
  const texts = settingsTexts()
  const { fields, look } = texts
  return (
    <Stack gap="xl">
      <PartForm part={partIn(texts)} version={version}>
        {(form) => (
          <>
            <SimpleGrid cols={{ base: 1, xs: 3 }}>
              {COLOURS.map((name) => (
                <TextInput key={name} label={fields[name]} type="color" {...form.getInputProps(`colours.${name}`)} />
              ))}
            </SimpleGrid>
            <ColourPreview colours={form.values.colours} />
            <Group>
              <Button
                size="sm"
                variant="default"
                onClick={() => form.setFieldValue('colours', { ...BUILT_IN } as never)}
              >
                {look.builtIn}
              </Button>
            </Group>
          </>
        )}
      </PartForm>
      <SettingsPicture which="logo" title={fields.logo} what={look.logoNote} version={version} onChanged={onChanged} />
      <SettingsPicture which="hero" title={fields.hero} what={look.heroNote} version={version} onChanged={onChanged} />
      <SettingsPicture
        which="office"
        title={fields.office}
        what={look.officeNote}
        version={version}
        onChanged={onChanged}
      />
    </Stack>
  )
}
