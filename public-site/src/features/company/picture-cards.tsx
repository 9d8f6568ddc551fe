import type { ComponentType } from 'react'
import { Text, Title } from 'shared-ui'
import classes from './picture-cards.module.css'

type Props = {
  cards: { title: string; text: string; Art: ComponentType }[]
  /** The number of columns where there is room. */
  columns: 'three' | 'four'
}

/** Cards of a drawing, a name and a few words. */
export const PictureCards = ({ cards, columns }: Props) => (
  <ul className={classes[columns]}>
    {cards.map(({ title, text, Art }) => (
      <li key={title} className={classes.card}>
        <div className={classes.stage}>
          <Art />
        </div>
        <div className={classes.words}>
          <Title order={3} size="h4">
            {title}
          </Title>
          <Text c="dimmed">{text}</Text>
        </div>
      </li>
    ))}
  </ul>
)
