import classes from './logo.module.css'

type Props = {
  /** The company's name. */
  name: string
  /** The company's own logo, in place of the mark and the name; its address ends in its size. */
  src?: string | undefined
  /** The mark in outline, or filled. */
  variant?: 'light' | 'solid'
}

/** 'logo-720x144.webp' */
const SIZE = /-(\d+)x(\d+)\.webp$/

/** The mark, a temple niche with a road to the sun, and the company's name; or the company's own logo. */
export function Logo({ name, src, variant = 'solid' }: Props) {
  if (src) {
    const [, width, height] = SIZE.exec(src) ?? []
    return <img src={src} alt={name} width={width} height={height} className={classes.own} data-logo={variant} />
  }
  return (
    <span className={classes.logo} data-logo={variant}>
      <svg viewBox="0 0 40 44" className={classes.mark} aria-hidden="true" focusable="false">
        <path
          className={classes.arch}
          d="M2,39V20C2,14 5,11 10,8.5C15,6 18,4.5 20,1.5C22,4.5 25,6 30,8.5C35,11 38,14 38,20V39Q38,42 35,42H5Q2,42 2,39z"
        />
        <circle className={classes.sun} cx="20" cy="18.5" r="5.5" />
        <path
          className={classes.road}
          d="M8.5,41C14,35 29,35 28,30.5C27.3,27 18,28 18.5,25H21.5C22,26.5 32,26.5 33,31C34,36 28,38 27,41z"
        />
      </svg>
      <span className={classes.name}>{name}</span>
    </span>
  )
}
