import { Fold } from '../../components/fold.tsx'
import { cabsTexts } from '../../texts/cabs.ts'
import classes from './cab-list.module.css'

/** Characters shown at first, some six lines of a card; half as many more are not folded. */
const START = 240

/** The desk's description of a cab. A long text is folded: the cards of a row are as high as the highest. */
export function CabDescription({ text }: { text: string }) {
  const end = endOfStart(text)
  return (
    <div className={classes.description}>
      <p>{text.slice(0, end)}</p>
      {end < text.length && <Fold label={cabsTexts().readOn}>{text.slice(end)}</Fold>}
    </div>
  )
}

/** Where the start of a text ends: between two words, or where the text does. */
function endOfStart(text: string): number {
  const space = text.length > START * 1.5 ? text.lastIndexOf(' ', START) : -1
  return space > 0 ? space : text.length
}
