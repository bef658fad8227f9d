export const isMultipartType = (contentType: string): boolean =>
  /^multipart\/form-data\s*;/i.test(contentType)

export const isFormType = (contentType: string): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(contentType)

export const isJsonType = (contentType: string): boolean => /^application\/json\b/i.test(contentType)
