/** Some entries of a list that is too long to travel in a page: a reply with these alone, and how many it leaves out. */
export interface Some<Reply> {
  reply: Reply
  more: number
}

/** By what a page's `initialData` holds some of a list; `apiPath` is that of the whole list. */
export const someOf = (apiPath: string) => `${apiPath}#some`
