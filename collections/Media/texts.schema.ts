/** What staff are told about a picture that cannot be taken. A leaf. */
export const MEDIA_TEXTS = {
  tooLarge: 'Image must be less than 25MB',
  unreadable:
    'This file cannot be read as a picture. Please upload a complete JPEG, PNG, WebP or AVIF image of at most 64 megapixels.',
} as const
