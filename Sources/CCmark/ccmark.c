#include "CCmark.h"
