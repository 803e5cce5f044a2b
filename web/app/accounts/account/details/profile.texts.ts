export const profileTexts = {
  heading: 'Personal information',
  edit: 'Edit',
  save: 'Save',
  name: 'Name',
  phone: 'Mobile number',
  phoneHint: '10 digits, with or without +91',
  gender: 'Gender',
  genderHint:
    'The profile is saved only with one of the two. Nobody else sees it; no price, no product and no delivery depends on it.',
  genders: { Male: 'Male', Female: 'Female' },
  saved: 'Your details are saved.',
} as const
