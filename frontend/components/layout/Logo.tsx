import { useSiteChrome } from '../../lib/siteChrome'
import { localPath } from '../../lib/localPath'

/** The association's sign: an arch bridge over the Nile. */
const Sign = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 40 40" className={className} fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M2 30h36" strokeWidth="2" />
    <path d="M4 30C9 12 31 12 36 30" strokeWidth="2.4" />
    <path d="M10 22v8M16 18.2V30M20 17.5V30M24 18.2V30M30 22v8" strokeWidth="1.2" />
    <path
      d="M2 34c3 0 3 2 6 2s3-2 6-2 3 2 6 2 3-2 6-2 3 2 6 2 3-2 6-2"
      stroke="var(--laterite)"
      strokeWidth="1.6"
    />
  </svg>
)

/** What staff uploaded in the site settings; the association's sign where they did not. */
export const Logo = ({ className }: { className?: string }) => {
  const { logo } = useSiteChrome().settings
  if (!logo?.url) return <Sign className={className} />
  const { url, alt, width, height } = logo
  return (
    <img
      src={localPath(url)}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      decoding="async"
      className={`logo ${className ?? ''}`}
    />
  )
}
