const scheme = 'photo:'

/** The address of a photo in a sheet: the worker has its pixels. */
export const photoAddress = (sha256: string): string => scheme + sha256

export const shaOfAddress = (address: string): string => address.slice(scheme.length)

/** The sha256 of the photos in a sheet. */
export const photosNamed = (svg: string): string[] =>
  Array.from(svg.matchAll(/"photo:([0-9a-f]{64})"/g), ([, sha256 = '']) => sha256)
