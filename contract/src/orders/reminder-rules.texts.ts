/** Why a date is not remembered. */
export const reminderRuleTexts = {
  agreeToMails: 'Please tick this, so that we may write to you',
} as const
