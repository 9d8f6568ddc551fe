import type { ComponentType } from 'react'
import { Link, Text, Title } from 'shared-ui'
import classes from './picture-cards.module.css'

type Props = {
  cards: { title: string; text: string; Art: ComponentType; href?: string }[]
  /** The number of columns where there is room. */
  columns: 'three' | 'four'
}

/** Cards of a drawing, a name and a few words. */
export const PictureCards = ({ cards, columns }: Props) => (
  <ul className={classes[columns]}>
    {cards.map(({ title, text, Art, href }) => (
      <li key={title} className={classes.card}>
        <div className={classes.stage}>
          <Art />
        </div>
        <div className={classes.words}>
          <Title order={3} size="h4">
            {href ? <Link to={href}>{title}</Link> : title}
          </Title>
          <Text c="dimmed">{text}</Text>
        </div>
      </li>
    ))}
  </ul>
)
