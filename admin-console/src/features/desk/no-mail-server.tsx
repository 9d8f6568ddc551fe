import { Alert } from 'shared-ui'

/** The one place where the desk says that mail cannot go out at all. */
export const NoMailServer = () => (
  <Alert color="yellow" title="No mail server is set" data-screen-only>
    No mail goes out: all of it waits, and is sent once the server has a mail server (SMTP_URL).
  </Alert>
)
