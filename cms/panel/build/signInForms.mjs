/**
 * | file | what | why | upstream issue | test |
 * | --- | --- | --- | --- | --- |
 * | Form | sign-in, forgotten and new password are sent as JSON | strangers could make the server parse multipart bodies | not reported: Payload's forms send multipart only, with the JSON inside | panelScreens.spec.ts, surfaces of the attack |
 * | LoginForm | reads `redirect` from the address | the screen is rendered once for all strangers | not reported: the sign-in screen cannot be cached, because the server writes `redirect` into it | panelScreens.spec.ts |
 */

/** @type {Readonly<Record<string, readonly (readonly [string, string])[]>>} */
export const signInForms = {
  'ui/dist/forms/Form/index.js': [
    ['body: formData,', "body: SIGNS_IN.test(actionArg) ? formData.get('_payload') : formData,"],
    [
      "'Accept-Language': i18n.language",
      "'Accept-Language': i18n.language,\n            ...(SIGNS_IN.test(actionArg) ? { 'Content-Type': 'application/json' } : {})",
    ],
    ["const baseClass = 'form';", "const baseClass = 'form';\nconst SIGNS_IN = /\\/(login|forgot-password|reset-password)$/;"],
  ],
  'next/dist/views/Login/LoginForm/index.js': [
    [
      'searchParams\n  } = t0;',
      "} = t0;\n  const searchParams = { redirect: new URLSearchParams(globalThis.location?.search ?? '').get('redirect') };",
    ],
  ],
}
