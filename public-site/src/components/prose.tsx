import classes from './prose.module.css'

/** A text of the company's own. The server makes the HTML of Markdown and takes everything out that could run. */
export const Prose = ({ html }: { html: string }) => (
  <div className={classes.prose} dangerouslySetInnerHTML={{ __html: html }} />
)
