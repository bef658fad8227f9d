import { useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import { paletteAtom } from '../../lib/palette'
import { paths } from '../../paths'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'

export interface SearchButtonProps {
  className: string
  /** Whether the word stands beside the sign, or is for screen readers alone. */
  hasLabel?: boolean
  onOpen?: () => void
}

/** Opens the command palette; before the script runs, or in a new tab, it is a link to the page of results. */
export const SearchButton = ({ className, hasLabel = false, onOpen }: SearchButtonProps) => {
  const openPalette = useSetAtom(paletteAtom)
  const open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen?.()
    openPalette('')
  }
  return (
    <Link to={paths.search.build()} className={className} aria-keyshortcuts="Control+K Meta+K" onClick={open}>
      <Icon name="search" className="size-4" />
      <span className={hasLabel ? undefined : 'sr-only'}>Search</span>
    </Link>
  )
}
