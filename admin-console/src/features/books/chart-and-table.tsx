import type { ReactNode } from 'react'
import { Text } from 'shared-ui'
import { TitledCard } from '../../components/titled-card.tsx'
import classes from './books.module.css'

type Props = { title: string; chart: ReactNode; table: ReactNode; none: string | false }

/** A chart with its figures beside it; `none` says that there are no figures. On paper the table is enough. */
export const ChartAndTable = ({ title, chart, table, none }: Props) => (
  <TitledCard title={title}>
    {none ? (
      <Text c="dimmed">{none}</Text>
    ) : (
      <div className={classes.beside}>
        <div className={classes.chart} data-screen-only>
          {chart}
        </div>
        {table}
      </div>
    )}
  </TitledCard>
)
