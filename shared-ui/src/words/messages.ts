import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format'
import { createElement, Fragment, type ReactNode } from 'react'

/** Makes a function of a compiled message. */
export type Plain = (message: CompiledMessage) => (values: FormatValues) => string
type Tag = (words: ReactNode) => ReactNode
/** The same of one with tags; `nodes` are those without words, whose values are no functions. */
export type Rich = (message: CompiledMessage, nodes: string[]) => (values: Record<string, ReactNode | Tag>) => ReactNode

/** How the messages of a language are formatted. */
export function formatsOf(language: string): { plain: Plain; rich: Rich } {
  const locale = `${language}-IN`
  // Each takes longer to make than a page's texts to format.
  let numbers: Intl.NumberFormat | undefined
  let plurals: Intl.PluralRules | undefined
  const options = {
    formatters: {
      getNumberFormat: (_locale: unknown, style?: Intl.NumberFormatOptions) => {
        if (style) return new Intl.NumberFormat(locale, style)
        numbers ??= new Intl.NumberFormat(locale)
        return numbers
      },
      getPluralRules: () => {
        plurals ??= new Intl.PluralRules(locale)
        return plurals
      },
      getDateTimeFormat: () => new Intl.DateTimeFormat(locale),
    },
  }
  const plain: Plain = (message) => (values) => String(format(message, locale, values, options))
  const rich: Rich = (message, nodes) => (values) => {
    const given = Object.entries(values).map(([name, value]) => {
      if (nodes.includes(name)) return [name, () => value]
      return [name, typeof value === 'function' ? (words: ReactNode[]) => value(inOne(words)) : value]
    })
    return inOne(format<ReactNode>(message, locale, Object.fromEntries(given) as FormatValues<ReactNode>, options))
  }
  return { plain, rich }
}

/** The parts of a text as children of one element, since those of an array need keys. */
function inOne(parts: ReactNode): ReactNode {
  if (!Array.isArray(parts)) return parts
  return parts.length === 1 ? parts[0] : createElement(Fragment, null, ...parts)
}
