import { books as english } from './en/books.ts'
import { textsOf } from './page.ts'

export const booksTexts = () => textsOf('books', english)
