import type { ReactNode } from 'react'
import { Text, Title } from 'shared-ui'
import { termsTexts } from '../../texts/terms.ts'
import classes from './legal-article.module.css'

/** A section of a legal page; its id is the anchor that the table of contents links to. */
export type LegalSection = { id: string; title: string; body: ReactNode }

type Props = {
  sections: LegalSection[]
  /** Shown above the sections. */
  children?: ReactNode
}

/** A legal text with its table of contents: folded on a phone, open and in view on a wide screen. */
export function LegalArticle({ sections, children }: Props) {
  return (
    <div className={classes.page}>
      <nav aria-label={termsTexts().contents} className={classes.contents}>
        <details>
          <summary>{termsTexts().contents}</summary>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className={classes.text}>
        {children}
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id} className={classes.section}>
            <Title order={2} size="h3">
              {title}
            </Title>
            {body}
          </section>
        ))}
        <Text c="dimmed" size="sm">
          {termsTexts().inForce({ date: termsTexts().validFrom })}
        </Text>
      </div>
    </div>
  )
}
