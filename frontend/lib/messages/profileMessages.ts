/** Source: spec.md section 8, "Profile" and "Photo". */
export const profileMessages = {
  saved: 'Profile updated successfully',
  saveFailed: 'Failed to update profile',
  loadFailed: 'Failed to load profile data',
  photoSaved: 'Profile photo updated successfully',
  photoRemoved: 'Profile photo removed',
  photoFailed: 'Failed to upload photo',
  notAnImage: 'Please upload an image file',
  photoTooLarge: 'Image must be less than 5MB',
} as const
