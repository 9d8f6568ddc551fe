import { type ReactNode, useRef, useState } from 'react'
import { MAX_MORE_PICTURES, MAX_PICTURE_TEXT } from 'shared-api/contract'
import { Button, Group, Text, TextInput, VisuallyHidden } from 'shared-ui'
import { Thumbnail } from '../components/thumbnail.tsx'
import { useFocusNext } from '../editing/use-focus-next.ts'
import { MoveButtons } from '../lists/move-buttons.tsx'
import { catalogueTexts } from '../texts/catalogue.ts'
import { AddPictures } from './add-pictures.tsx'
import classes from './gallery-field.module.css'
import type { GalleryPicture } from './gallery-values.ts'

type Form = {
  insertListItem: (path: 'gallery', picture: GalleryPicture, at?: number) => void
  removeListItem: (path: 'gallery', at: number) => void
  reorderListItem: (path: 'gallery', places: { from: number; to: number }) => void
  getInputProps: (path: string) => object
  errors: Record<string, ReactNode>
}
type Props = {
  /** A form with the list `gallery`. */
  form: Form
  pictures: GalleryPicture[]
  /** Shows a picture first, in the place of the first one; undefined where that cannot be. */
  onFirst?: (at: number) => void
  onBusy: (busy: boolean) => void
}

/** The pictures after the first: added, put in order, described, and removed, which can be undone until it is saved. */
export function GalleryField({ form, pictures, onFirst, onBusy }: Props) {
  const t = catalogueTexts().pictures
  const list = useRef<HTMLFieldSetElement>(null)
  const focusNext = useFocusNext(list)
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<{ picture: GalleryPicture; at: number } | null>(null)
  const move = (at: number, by: -1 | 1) => {
    form.reorderListItem('gallery', { from: at, to: at + by })
    focusNext(`[data-row="${at + by}"] [data-move="${by < 0 ? 'up' : 'down'}"]`)
    setSaid(t.moved({ from: at + 2, to: at + by + 2 }))
  }
  const remove = (at: number) => {
    const picture = pictures[at]
    if (!picture) return
    form.removeListItem('gallery', at)
    setRemoved({ picture, at })
    focusNext('[data-undo]')
    setSaid(t.removed({ place: at + 2 }))
  }
  const undo = () => {
    if (!removed) return
    form.insertListItem('gallery', removed.picture, removed.at)
    setRemoved(null)
    focusNext(`[data-row="${removed.at}"] input`)
    setSaid(t.isBack({ place: removed.at + 2 }))
  }
  const showFirst = (at: number) => {
    onFirst?.(at)
    focusNext(`[data-row="${at}"] [data-first]`)
    setSaid(t.isFirst({ place: at + 2 }))
  }

  return (
    <fieldset ref={list} className={classes.gallery}>
      <legend>{t.gallery}</legend>
      <Text size="sm" c="dimmed">
        {t.galleryHint({ most: MAX_MORE_PICTURES })}
      </Text>
      {pictures.length > 0 && (
        <ol className={classes.pictures}>
          {pictures.map(({ url }, at) => (
            <li key={url} data-row={at}>
              <Thumbnail imageUrl={url} />
              <TextInput
                className={classes.text}
                label={t.shows({ place: at + 2 })}
                autoComplete="off"
                maxLength={MAX_PICTURE_TEXT}
                {...form.getInputProps(`gallery.${at}.text`)}
              />
              <Group gap="xs">
                <MoveButtons
                  name={t.name({ place: at + 2 })}
                  isFirst={at === 0}
                  isLast={at === pictures.length - 1}
                  onMove={(by) => move(at, by)}
                />
                {onFirst && (
                  <Button size="sm" variant="default" data-first onClick={() => showFirst(at)}>
                    {t.showFirst}
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="default"
                  aria-label={t.removeOne({ place: at + 2 })}
                  onClick={() => remove(at)}
                >
                  {t.remove}
                </Button>
              </Group>
            </li>
          ))}
        </ol>
      )}
      {removed && (
        <Group gap="sm" mt="xs">
          <Text size="sm">{t.removed({ place: removed.at + 2 })}</Text>
          <Button size="sm" variant="default" data-undo disabled={pictures.length >= MAX_MORE_PICTURES} onClick={undo}>
            {t.undo}
          </Button>
        </Group>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <AddPictures
        room={MAX_MORE_PICTURES - pictures.length}
        error={form.errors.pictures ?? form.errors.pictureTexts}
        onStored={(url) => form.insertListItem('gallery', { url, text: '' })}
        onBusy={onBusy}
      />
    </fieldset>
  )
}
