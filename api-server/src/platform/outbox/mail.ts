/** A mail, ready to send but for its sender and Message-ID. */
export interface Mail {
  to: string
  /** The recipient of answers; the sender by default. */
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** Files that go with it; one with `cid` is a picture of the HTML. */
  files?: MailFile[]
}

/** A mail but for whom it goes to and its subject, which its message has. */
export type MailBody = Omit<Mail, 'to' | 'subject'>

/** A file of a mail. */
export type MailFile = { filename: string; contentType: string; content: Buffer | string; cid?: string }

/** A picture in a letter, by the `cid` of its file. */
export type Picture = { cid: string; alt: string; width: number }

/** A label and its value, as a mail's table shows them. */
export type Row = [label: string, value: string]

/** A mail before it is laid out as plain text and HTML. */
export interface Letter {
  heading: string
  paragraphs?: string[]
  tables?: { title: string; rows: Row[] }[]
  notes?: string[]
  /** A page that it leads to. */
  link?: { label: string; url: string }
  /** Below the paragraphs. */
  picture?: Picture
}
