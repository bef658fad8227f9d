import { PAGE_FADE, PAGE_FADE_HASH } from '../../../platform/pageFade'

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * A page that redirects to another site by itself. Browsers that apply `form-action` of the content security policy to
 * redirects would refuse a 303, unless the policy named every address that a payment page may have.
 */
export const redirectPage = (url: string): Response => {
  const href = escapeHtml(url)
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">` +
      `<meta http-equiv="refresh" content="0;url=${href}"><title>Redirecting to the payment page</title><style>${PAGE_FADE}</style></head>` +
      `<body><p>You are being redirected to the payment page.</p><p><a href="${href}">Continue to the payment page</a></p></body></html>`,
    {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; style-src '${PAGE_FADE_HASH}'`,
      },
    },
  )
}
