import classes from './brand-logo.module.css'

type Props = { name: string; variant: 'light' | 'solid' }

/** The company's logo; it changes once the page is scrolled past 100 px or on home (`specification §2`). */
export function BrandLogo({ name, variant }: Props) {
  return (
    <span className={classes.logo} data-logo={variant}>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
        <rect className={classes.plate} x="1" y="1" width="38" height="38" rx="11" />
        <path className={classes.hills} d="M6 25c5-9 8-9 12-2 4-10 10-12 16-1v7H6z" />
        <path className={classes.road} d="M17 34c1-5 6-5 6-9" />
      </svg>
      <span className={classes.name}>{name}</span>
    </span>
  )
}
