// Why a page is suspended
export const loginWasDeleted = "Your login was deleted outside of Awning.";
export const loginAddressWasChanged = "The address you log in with was changed outside of Awning.";
