import { type ComponentProps, type MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface StayingLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

/** A link that leaves the page where it is scrolled to: to another view of the same list. */
export const StayingLink = ({ to, ...rest }: StayingLinkProps) => {
  const follow = useLinkClickHandler(to, { preventScrollReset: true })
  return <a {...rest} href={useHref(to)} onClick={(event: MouseEvent<HTMLAnchorElement>) => follow(event)} />
}
