import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** Names and values; those without a value are left out. */
export const Facts = ({ facts }: { facts: [name: string, value: ReactNode][] }) => (
  <dl className={classes.facts}>
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
