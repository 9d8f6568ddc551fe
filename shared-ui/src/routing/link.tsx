import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler, useResolvedPath } from 'react-router-dom'
import { useDrawAhead } from './router.tsx'

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: To
  replace?: boolean
  state?: unknown
}

/**
 * A link within the app; its page is drawn out of sight when the pointer comes to it, a tenth of a second before the
 * click. react-router's own also fetches a page's data, which none here has, and takes kB more.
 */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler(to, { replace, state, target })
  const onLinkClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) navigate(event)
  }
  const drawAhead = useDrawAhead()
  const path = useResolvedPath(to)
  const comeNear = () => void drawAhead({ ...path, state })
  return <a onPointerEnter={comeNear} {...rest} href={useHref(to)} target={target} onClick={onLinkClick} />
}
