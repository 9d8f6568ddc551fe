import classes from './sort-mark.module.css'

const DRAWN = { up: 'M0 11 5 4l5 7z', down: 'M0 5l5 7 5-7z', none: 'M1 7 5 2l4 5zM1 9l4 5 4-5z' }

/**
 * The sort direction of a column, or that it can be sorted. An SVG: the font has no arrows, and phones show the sign as
 * an emoji.
 */
export const SortMark = ({ way }: { way: keyof typeof DRAWN }) => (
  <svg viewBox="0 0 10 16" className={classes.mark} aria-hidden="true" focusable="false">
    <path d={DRAWN[way]} />
  </svg>
)
