/**
 * The contract between shell and remotes, by number. A shell serves remotes from `oldest` to `newest`; a remote names
 * the one that it was built for. Count up `newest` when the shell gives more, `oldest` when it stops giving something.
 *
 * 2: a page's loader is told the page's language.
 * 3: `useNavigationType` says whether a link led to the page.
 */
export const SHELL_CONTRACT = { oldest: 1, newest: 3 }

/**
 * How often a page requests a failed entry again, each time at another address (`?retry=n`). The server writes the hashes
 * of these addresses into the import map.
 */
export const ENTRY_RETRIES = 1
