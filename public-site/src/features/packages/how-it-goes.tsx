import { Text, Title } from 'shared-ui'
import { commonTexts } from '../../texts/common.ts'
import { packagesTexts } from '../../texts/packages.ts'
import classes from './how-it-goes.module.css'

/** The steps of a customised tour, and the two categories. */
export function HowItGoes() {
  const t = packagesTexts().custom
  const { Basic, Premium } = commonTexts().categories
  const categories = [
    { name: Basic, text: t.basic },
    { name: Premium, text: t.premium },
  ]
  return (
    <>
      <Title order={2} size="h3" mb="md">
        {t.how}
      </Title>
      <ol className={classes.steps}>
        {t.steps.map(({ title, text }) => (
          <li key={title}>
            <Text fw={700}>{title}</Text>
            <Text c="dimmed">{text}</Text>
          </li>
        ))}
      </ol>
      <Title order={2} size="h3" mt="xl" mb="md">
        {t.which}
      </Title>
      <dl className={classes.categories}>
        {categories.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
