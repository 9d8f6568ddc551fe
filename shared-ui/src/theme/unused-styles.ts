import { ActionIcon, Button, Checkbox, Input, Loader } from '@mantine/core'
import { theme } from './theme.ts'

/** Mantine's colours that no page of ours has, and the variables that its styles define for each. */
const COLOURS = ['blue', 'cyan', 'grape', 'indigo', 'lime', 'orange', 'pink', 'teal', 'violet']
const SHADES = [...'0123456789']
const ROLES = ['text', 'light-color', ...['filled', 'light', 'outline'].flatMap((name) => [name, `${name}-hover`])]
const variables = (colours: string[], names: string[]) =>
  colours.flatMap((colour) => names.map((name) => `--mantine-color-${colour}-${name}`))

/** Mantine's own values of what the provider sets by our theme. */
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl']
const REPLACED = [
  ...variables(Object.keys(theme.colors ?? {}), SHADES),
  ...SHADES.map((shade) => `--mantine-primary-color-${shade}`),
  ...['spacing', 'radius', 'shadow', 'font-size'].flatMap((name) => SIZES.map((size) => `--mantine-${name}-${size}`)),
]

const named = (classes: object, part: RegExp) =>
  Object.entries(classes)
    .filter(([name]) => part.test(name))
    .map(([, name]) => String(name))

/** Parts of components that no page of ours has: groups of buttons, loaders but the round one, variants of a checkbox. */
const PARTS = [
  ...[ActionIcon, Button].flatMap(({ classes }) => named(classes, /^group/)),
  ...named(Loader.classes, /bar|dot/),
  ...named(Checkbox.classes, /--/),
  ...named(Input.classes, /bottomSection|success/),
]

/** Classes, animations and variables that Lightning CSS leaves out of the shell's styles. */
export const UNUSED_STYLES = [...variables(COLOURS, [...SHADES, ...ROLES]), ...REPLACED, ...PARTS]
