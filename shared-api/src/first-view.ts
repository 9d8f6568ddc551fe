/** Some entries of a list that is too long to travel in a page: a reply with these alone, and how many it leaves out. */
export interface Some<Reply> {
  reply: Reply
  more: number
}

/** The key of a cut list in a page's `initialData`; `apiPath` is that of the whole list. */
export const someOf = (apiPath: string) => `${apiPath}#some`
