/**
 * The contract between shell and remotes, by number. A shell serves remotes from `oldest` to `newest`; a remote names
 * the one it was built for. Increase `newest` if the shell offers more, `oldest` if it stops offering something. 2: the
 * page loader gets the language. 3: `useNavigationType` says whether a link led to the page. 4: the
 * address of a page names its language.
 */
export const SHELL_CONTRACT = { oldest: 1, newest: 4 }

/**
 * How often a page requests a failed entry again, each time at another address (`?retry=n`). The server writes the hashes
 * of these addresses into the import map.
 */
export const ENTRY_RETRIES = 1
