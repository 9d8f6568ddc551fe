import classes from './logo.module.css'

type Props = {
  /** The company's name. */
  name: string
  /** light: over the hero or a dark band; solid: on a page's own ground. */
  variant?: 'light' | 'solid'
  className?: string
}

/** The mark, a temple niche with a road to the sun in it, beside the company's name. */
export function Logo({ name, variant = 'solid', className }: Props) {
  return (
    <span className={[classes.logo, className].filter(Boolean).join(' ')} data-variant={variant}>
      <svg viewBox="0 0 40 44" className={classes.mark} aria-hidden="true" focusable="false">
        <path
          className={classes.arch}
          d="M2,40V20C2,14 5,11 10,8.500C15,6 18,4.5 20,1C22,4.5 25,6 30,8.500C35,11 38,14 38,20V40Q38,43 35,43H5Q2,43 2,40z"
        />
        <circle className={classes.sun} cx="20" cy="18.5" r="5.5" />
        <path
          className={classes.road}
          d="M9,43C14,36 29,35 28,30.500C27.3,27 18,28 18.5,25H21.500C22,26.5 32,26.5 33,31C34,36 28,38 27,43z"
        />
      </svg>
      <span className={classes.name}>{name}</span>
    </span>
  )
}
