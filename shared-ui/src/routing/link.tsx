import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom'
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

type NavLinkProps = LinkProps & {
  /** Whether only this very path counts, and none below it. */
  end?: boolean
}

/** A link that says whether it leads to where the visitor is: `aria-current` and the class `active`. */
export function NavLink({ end = false, className, ...rest }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase()
  const there = useResolvedPath(rest.to).pathname.toLowerCase()
  const active = here === there || (!end && here.startsWith(there.replace(/\/?$/, '/')))
  const classes = [className, active && 'active'].filter(Boolean).join(' ')
  return <Link {...rest} className={classes} aria-current={active ? 'page' : undefined} />
}
