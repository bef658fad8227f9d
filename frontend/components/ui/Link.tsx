import type { ComponentProps } from 'react'
import { createPath, resolvePath, useHref, useLinkClickHandler } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, with its query and hash. */
  to: string
}

/** Nobody clicks on the server. */
const useFollowing = import.meta.env.SSR ? () => () => {} : useLinkClickHandler

/** A path of this site is the same from every page: the server, which renders many, need not look at the open one. */
const usePath = import.meta.env.SSR ? (to: string) => createPath(resolvePath(to)) : useHref

/** A link within the site. The router's own brings 2 kB of prefetching for a server that this site does not have. */
export const Link = ({ to, onClick, ...rest }: LinkProps) => {
  const follow = useFollowing(to, { viewTransition: true }) // as between documents; see base.css
  return (
    <a
      {...rest}
      href={usePath(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
