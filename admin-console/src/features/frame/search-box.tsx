import { useEffect, useState } from 'react'
import { UnstyledButton } from 'shared-ui'
import { SearchIcon } from 'shared-ui/icons'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { frameTexts } from '../../texts/frame.ts'
import type { Door } from './doors.ts'
import classes from './search.module.css'
import { SearchList } from './search-list.tsx'

/** As the keyboard names them. */
const KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

/** The search for all, also by Ctrl K or ⌘K on each page. */
export function SearchBox({ doors }: { doors: Door[] }) {
  const [opened, setOpened] = useState(false)
  const texts = frameTexts().search
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpened(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const close = () => setOpened(false)
  return (
    <>
      <UnstyledButton
        className={classes.box}
        onClick={() => setOpened(true)}
        aria-label={texts.title}
        aria-haspopup="dialog"
        data-keys={KEYS}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <SearchIcon />
        <span>{texts.title}</span>
      </UnstyledButton>
      <DeskDialog opened={opened} onClose={close} title={texts.title}>
        <SearchList doors={doors} onChosen={close} />
      </DeskDialog>
    </>
  )
}
