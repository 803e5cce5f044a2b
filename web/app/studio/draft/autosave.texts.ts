export const autosaveTexts = {
  saveInAccount: 'Save in My designs',
  notInAccount: 'Kept on this device, but not saved in My designs yet.',
  changedElsewhere: 'This design was changed on another phone or computer',
  lookAtBoth: 'Look at both',
} as const
