import { commonTexts } from '../texts/common.ts'
import classes from './trip-price.module.css'

/** Says of a cab that no vehicle of it is free for the trip (docs/product.md, Free cabs). */
export const OnRequest = () => (
  <span className={classes.price}>
    <strong>{commonTexts().onRequest.title}</strong>
    <span>{commonTexts().onRequest.text}</span>
  </span>
)
